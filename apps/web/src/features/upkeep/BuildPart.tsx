import { useEffect, useState } from 'react'
import { isStandalone } from '../../lib/device.ts'
import { useT } from '../../lib/i18n.tsx'
import { clockOffset } from '../../lib/now.ts'
import { useOnline } from '../../lib/online.ts'
import { useSite } from '../../lib/site.ts'
import { StateRows } from './StateRows.tsx'

const SECOND = 1000
type Here = { script: string; address: string; ahead: number; standalone: boolean }
/** The file that started this page: its name changes with every build. */
const entryScript = () => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname).find((path) => /\/entry-client\b.*\.(?:js|tsx)$/.test(path))?.split('/').at(-1) ?? '–'

/** Which version runs where, and how this device sees it. */
export function BuildPart() {
  const t = useT()
  const site = useSite()
  const online = useOnline()
  // only the browser knows
  const [here, setHere] = useState<Here>()
  useEffect(() => setHere({ script: entryScript(), address: location.origin, ahead: Math.round(-clockOffset() / SECOND), standalone: isStandalone() }), [])
  const clock = (ahead: number) => (ahead === 0 ? t('upkeep.clock.right') : ahead > 0 ? t('upkeep.clock.ahead', { count: ahead }) : t('upkeep.clock.behind', { count: -ahead }))
  return (
    <StateRows title={t('upkeep.build')} rows={[
      [t('upkeep.version'), site?.version ?? '–'],
      [t('upkeep.environment'), site ? t(`upkeep.environment.${site.environment}`) : '–'],
      [t('upkeep.script'), here?.script ?? '–'],
      [t('upkeep.address'), here?.address ?? '–'],
      [t('upkeep.clock'), here ? clock(here.ahead) : '–'],
      [t('upkeep.network'), t(online ? 'upkeep.network.on' : 'upkeep.network.off')],
      [t('upkeep.opened'), here ? t(here.standalone ? 'upkeep.opened.app' : 'upkeep.opened.browser') : '–'],
    ]} />
  )
}
