### What goes wrong outside of Hangar: the system, the disk, the text of a file. Each ends a sentence such as “x.json: cannot be read: …”.

## The system

trouble-not-found = there is no such file or folder
trouble-permission = it is not permitted
trouble-exists = it exists already
trouble-address-in-use = the address is already in use
trouble-address-not-here = this machine has no such address
trouble-disk-full = there is no room left on the disk
trouble-file-too-large = the file would be too large
trouble-read-only = it can only be read, not written
trouble-is-a-folder = that is a folder
trouble-not-a-folder = a part of the path is no folder
trouble-name = no file can have that name
trouble-ends-early = it ends too early
trouble-content = the content is not what it should be (“{ $detail }”)

## The database

trouble-database-damaged = the file is damaged
trouble-database-foreign = the file is no database
trouble-database-closed = the file cannot be opened
trouble-journal-foreign = the journal beside it belongs to another database, or to a later state of this one. Put that database back, or remove hangar.journal-0 and hangar.journal-1, and what is in them is lost
trouble-database-newer = it was written by a newer Hangar (version { $version }; this one knows { $known })

## The text of a file

trouble-line = line { $line }: { $why }
trouble-column = { $why } (column { $column })
trouble-json-value = a value is expected
trouble-json-colon = a colon is expected
trouble-json-list = a comma or the end of the list is expected
trouble-json-object = a comma or the end of the object is expected
trouble-json-comma = there is a comma too many
trouble-json-more = something follows after the end
trouble-json-key = a name in quotes is expected
trouble-json-number = that is no number that can be read
trouble-json-deep = lists and objects are nested too deeply
trouble-json-string = that is no text as JSON writes it
trouble-missing-field = “{ $name }” is missing
trouble-duplicate-field = “{ $name }” is there twice
trouble-unknown-field = there is no “{ $name }”; known are: { $known }

## Anything else, as it was said

trouble-other = “{ $detail }”
