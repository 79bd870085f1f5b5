# Words that the pictures of all games share: alt text and text boards.

pictures-candidate = { $number } = { $label }
pictures-choice = { $question } { $candidates }.
pictures-more = The text board tells the rest.
