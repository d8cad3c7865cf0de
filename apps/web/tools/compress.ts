/** Compresses the files of a client build once, so that the server only has to send them. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const folder = process.argv[2]
if (!folder) throw new Error('usage: node tools/compress.ts <folder>')
for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
  if (!/\.(js|css|svg|txt)$/.test(name)) continue
  const file = join(folder, name)
  const body = readFileSync(file)
  writeFileSync(
    `${file}.br`,
    brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  )
  writeFileSync(`${file}.gz`, gzipSync(body, { level: 9 }))
}
