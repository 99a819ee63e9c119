### The command line.

cli-cannot-read = { $file }: cannot read: { $why }
cli-cannot-write = cannot write the output: { $why }
cli-no-such-rule = { $id } is not a rule id. Ids look like SA-7.21 or GT-EX-4.

## hangar verify

verify-cannot-read = { $file }: cannot read: { $why }
verify-broken-off = { $file }: cannot read beyond line { $line }: { $why }
verify-differs = { $place }: { $id }: { $difference }
verify-not-a-recording = { $place }: not a recording: { $why }
verify-line-too-long = { $place }: the line is longer than { $kib } KiB
verify-impossible = { $place }: { $id }: cannot be resolved: { $why }
