// Writes an embedded database as it is before its first visitor into a file: `node tools/database-snapshot.ts FILE`. It computes for seconds, so in a process of its own.
import { writeFile } from 'node:fs/promises'
import { takeSnapshot } from '../apps/server/src/platform/database/embedded-database.ts'
import { prepareDatabase } from '../apps/server/test/support/prepared-database.ts'

await writeFile(process.argv[2]!, (await takeSnapshot(prepareDatabase)).stream())
process.exit()
