// Writes snapshots of an empty and of a prepared embedded database to files: `node
// tools/database-snapshot.ts EMPTY PREPARED`. Runs in a separate process because it blocks for
// seconds.
import { writeFile } from 'node:fs/promises'
import { takeSnapshots } from '../apps/server/src/platform/database/embedded-database.ts'
import { prepareDatabase } from '../apps/server/test/support/prepared-database.ts'

const [emptyFile, preparedFile] = process.argv.slice(2)
const { empty, prepared } = await takeSnapshots(prepareDatabase)
await Promise.all([
  writeFile(emptyFile!, empty.stream()),
  writeFile(preparedFile!, prepared.stream()),
])
process.exit()
