## Aufzählungen

list-and = { $before } und { $end }
list-or = { $before } oder { $end }
