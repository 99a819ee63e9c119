### Errors of the system, the disk and file contents. Each ends a sentence such as “x.json: cannot read: …”.

## The system

error-not-found = no such file or folder
error-permission = permission denied
error-exists = it already exists
error-address-in-use = the address is already in use
error-address-not-here = this machine does not have that address
error-disk-full = the disk is full
error-file-too-large = the file would be too large
error-read-only = it is read-only
error-is-a-folder = it is a folder
error-not-a-folder = part of the path is not a folder
error-name = the file name is not valid
error-ends-early = the content ends too early
error-content = unexpected content (“{ $detail }”)

## The database

error-database-damaged = the file is damaged
error-database-foreign = the file is not a database
error-database-empty = the file is empty. Restore a backup, or remove the file to start without any tables
error-database-truncated = the file is truncated: { $length } of { $expected } bytes. Restore a backup
error-database-closed = the file cannot be opened
error-journal-foreign = the journal beside it belongs to another database, or to a later state of this one. Put that database back, or remove hangar.journal-0 and hangar.journal-1 (their content is lost)
error-database-newer = it was written by a newer Hangar (version { $version }; this one supports up to { $known })

## The text of a file

error-line = line { $line }: { $why }
error-column = { $why } (column { $column })
error-json-value = expected a value
error-json-colon = expected a colon
error-json-list = expected a comma or the end of the list
error-json-object = expected a comma or the end of the object
error-json-comma = there is an extra comma
error-json-more = there is extra text after the end
error-json-key = expected a name in quotes
error-json-number = invalid number
error-json-deep = lists and objects are nested too deeply
error-json-string = invalid JSON string
error-missing-field = “{ $name }” is missing
error-duplicate-field = “{ $name }” appears twice
error-unknown-field = unknown field “{ $name }”; known fields: { $known }
error-unknown-variant = “{ $name }” is not allowed here; allowed: { $known }
error-wrong-type = the wrong kind of value
error-wrong-value = the value is not allowed here

## Anything else, quoted

error-other = “{ $detail }”
