### The command line.

cli-cannot-read = { $file }: cannot read: { $why }
cli-cannot-write = cannot write the output: { $why }
cli-no-such-rule = { $id } is not a rule id. Ids look like SA-7.21 or GT-EX-4.
