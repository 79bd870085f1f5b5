# Ord, som billederne af alle spil deler: alt-tekst og tekstbræt.

pictures-candidate = { $number } = { $label }
pictures-choice = { $question } { $candidates }.
pictures-more = Tekstbrættet fortæller resten.
