## Lists of things in a sentence

list-and = { $before } and { $end }
list-or = { $before } or { $end }
