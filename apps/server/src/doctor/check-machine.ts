import { mkdir, rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fromJapanText } from '@tomogolf/domain/time'
import type { Config } from '../config/config.ts'
import { newId } from '../platform/security/ids.ts'
import { runCheck, fail, ok, warn, type Finding } from './finding.ts'

const MIN_FREE_BYTES = 1_000_000_000

/** Zones with and without daylight saving, at an instant when missing zone data shows. */
const ZONES = [
  ['Asia/Tokyo', '2026-07-01, 21:30'],
  ['Asia/Seoul', '2026-07-01, 21:30'],
  ['America/New_York', '2026-07-01, 08:30'],
  ['Europe/London', '2026-07-01, 13:30'],
] as const

export const checkTimeZones = (): Promise<Finding> =>
  runCheck('time zones', () => {
    const at = fromJapanText('2026-07-01 21:30:00')!
    const wrong = ZONES.filter(
      ([timeZone, expected]) =>
        new Intl.DateTimeFormat('en-CA', {
          timeZone,
          year: 'numeric',
          month: '2-digit',
          day: '2-digit',
          hour: '2-digit',
          minute: '2-digit',
          hourCycle: 'h23',
        }).format(at) !== expected,
    )
    return wrong.length
      ? fail(`the zone data of this machine is wrong for ${wrong.map(([zone]) => zone).join(', ')}`)
      : ok('Tokyo, Seoul, New York and London are right')
  })

/** Whether the data folder is writable and has free space. */
export const checkStorage = (config: Pick<Config, 'DATA_DIR'>): Promise<Finding> =>
  runCheck('storage', async () => {
    await mkdir(config.DATA_DIR, { recursive: true })
    const probe = join(config.DATA_DIR, `.doctor-${newId()}`)
    await writeFile(probe, 'probe')
    await rm(probe)
    const { bavail, bsize } = await statfs(config.DATA_DIR)
    const free = bavail * bsize
    const text = `${config.DATA_DIR}: ${(free / 1e9).toFixed(1)} GB free`
    return free < MIN_FREE_BYTES ? warn(text) : ok(text)
  })
