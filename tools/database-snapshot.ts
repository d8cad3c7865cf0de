// Writes a snapshot of a prepared embedded database to a file: `node tools/database-snapshot.ts
// FILE`. Runs in a separate process because it blocks for seconds.
import { writeFile } from 'node:fs/promises'
import { takeSnapshot } from '../apps/server/src/platform/database/embedded-database.ts'
import { prepareDatabase } from '../apps/server/test/support/prepared-database.ts'

await writeFile(process.argv[2]!, (await takeSnapshot(prepareDatabase)).stream())
process.exit()
