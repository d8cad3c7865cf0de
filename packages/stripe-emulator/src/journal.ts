import {
  closeSync,
  existsSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs'
import { dirname } from 'node:path'

/** One object after a change; a null value means deleted. */
export type Change = [table: string, id: string, value: unknown]

/**
 * The journal on disk: JSON lines, one per request with all its changes, so that a crash keeps a
 * request completely or not at all. Lines are written before the response; they survive a kill of
 * the process (not a power cut: no fsync).
 */
export interface Journal {
  append(changes: readonly Change[]): void
  /** Replaces the whole content in one step: readers of the file see the old or the new one. */
  rewrite(lines: Iterable<readonly Change[]>): void
  close(): void
}

const HEADER = JSON.stringify({ journal: 'stripe-emulator', version: 1 })

/**
 * Opens or creates the file and passes every line to `replay`; a line truncated by a crash is
 * dropped. Throws on a damaged file.
 */
export function openJournal(file: string, replay: (changes: readonly Change[]) => void): Journal {
  mkdirSync(dirname(file), { recursive: true })
  let length = existsSync(file) ? replayFile(file, replay) : 0
  let fd = openSync(file, 'a')
  ftruncateSync(fd, length)

  let closed = false
  const write = (text: string) => {
    // A closed descriptor's number may by now belong to another file.
    if (closed) throw new Error(`${file} is closed`)
    const bytes = Buffer.from(text)
    try {
      for (let at = 0; at < bytes.length;) at += writeSync(fd, bytes, at)
      length += bytes.length
    } catch (error) {
      // Half a line in the middle of the file would make the rest of it unreadable.
      ftruncateSync(fd, length)
      throw error
    }
  }
  if (length === 0) write(`${HEADER}\n`)

  return {
    append: (changes) => write(`${JSON.stringify(changes)}\n`),
    rewrite: (lines) => {
      const beside = `${file}.new`
      rmSync(beside, { force: true })
      const old = fd
      fd = openSync(beside, 'a')
      length = 0
      write(`${HEADER}\n`)
      for (const changes of lines) write(`${JSON.stringify(changes)}\n`)
      renameSync(beside, file)
      closeSync(old)
    },
    close: () => {
      closed = true
      closeSync(fd)
    },
  }
}

/** Size of the file in bytes; 0 when there is none. */
export const journalSize = (file: string): number => (existsSync(file) ? statSync(file).size : 0)

function replayFile(file: string, replay: (changes: readonly Change[]) => void): number {
  const bytes = readFileSync(file)
  // Content after the last line feed was truncated by a crash.
  const end = bytes.lastIndexOf(0x0a) + 1
  const lines = bytes.subarray(0, end).toString('utf8').split('\n').slice(0, -1)
  if (lines.length > 0 && lines[0] !== HEADER)
    throw new Error(`${file} is not a journal of this emulator`)
  for (const [index, line] of lines.slice(1).entries()) {
    try {
      replay(JSON.parse(line) as Change[])
    } catch (error) {
      throw new Error(`${file} is damaged at line ${index + 2}`, { cause: error })
    }
  }
  return end
}
