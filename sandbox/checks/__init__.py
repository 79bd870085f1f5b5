"""What Discord takes and what it refuses: the rules its API description lacks, and the description itself."""
