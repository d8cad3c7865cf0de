/** Compresses the files of a client build once, so that the server only has to send them. */
import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const folder = process.argv[2]
if (!folder) throw new Error('usage: node tools/compress.ts <folder>')

async function compress(file: string): Promise<void> {
  const body = await readFile(file)
  const [brotli, zipped] = await Promise.all([
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    promisify(gzip)(body, { level: 9 }),
  ])
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, zipped)])
}

const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
await Promise.all(
  names
    .filter((name) => /\.(js|css|svg|txt)$/.test(name))
    .map((name) => compress(join(folder, name))),
)
