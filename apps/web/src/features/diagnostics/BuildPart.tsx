import { useEffect, useState } from 'react'
import { isStandalone } from '../../lib/device.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { clockOffset, currentTime } from '@tomogolf/api-client/server-clock.ts'
import { useOnline } from '../../offline/online.ts'
import { useSite } from '../../queries/site.ts'
import { StateRows } from './StateRows.tsx'

const SECOND = 1000
type BrowserInfo = { script: string; address: string; standalone: boolean }
/** The file name of the page's entry script, which changes with every build. */
const entryScript = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname)
    .find((path) => /\/entry-client\b.*\.(?:js|tsx)$/.test(path))
    ?.split('/')
    .at(-1) ?? '–'

/**
 * Seconds by which this device's clock is ahead of the server's, less half the round trip; offline
 * the last known value.
 */
async function secondsAhead(): Promise<number> {
  const requestedAt = currentTime()
  const server = await fetch('/api/site', { cache: 'no-store' }).then(
    ({ headers }) => Date.parse(headers.get('x-server-time') ?? ''),
    () => Number.NaN,
  )
  return Math.round(
    ((Number.isNaN(server) ? 0 : (requestedAt + currentTime()) / 2 - server) - clockOffset()) /
      SECOND,
  )
}

/** The app's version and environment, and this device's clock and network. */
export function BuildPart() {
  const t = useT()
  const site = useSite()
  const online = useOnline()
  // known to the browser only
  const [here, setHere] = useState<BrowserInfo>()
  useEffect(
    () => setHere({ script: entryScript(), address: location.origin, standalone: isStandalone() }),
    [],
  )
  const [ahead, setAhead] = useState<number>()
  useEffect(() => {
    void secondsAhead().then(setAhead)
  }, [])
  const clockText = (by: number) =>
    by === 0
      ? t('upkeep.clock.right')
      : by > 0
        ? t('upkeep.clock.ahead', { count: by })
        : t('upkeep.clock.behind', { count: -by })
  return (
    <StateRows
      title={t('upkeep.build')}
      rows={[
        [t('upkeep.version'), site?.version ?? '–'],
        [t('upkeep.environment'), site ? t(`upkeep.environment.${site.environment}`) : '–'],
        [t('upkeep.script'), here?.script ?? '–'],
        [t('upkeep.address'), here?.address ?? '–'],
        [t('upkeep.clock'), ahead === undefined ? '–' : clockText(ahead)],
        [t('upkeep.network'), t(online ? 'upkeep.network.on' : 'upkeep.network.off')],
        [
          t('upkeep.opened'),
          here ? t(here.standalone ? 'upkeep.opened.app' : 'upkeep.opened.browser') : '–',
        ],
      ]}
    />
  )
}
