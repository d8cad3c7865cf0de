import { useSyncExternalStore } from 'react'
import { WifiOff } from 'lucide-react'
import { useT } from '../../lib/i18n.tsx'
import { Note } from '../../ui/Note.tsx'

function subscribe(listener: () => void) {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine, () => true)

/** Says that the network is gone and what still works. */
export function OfflineNote() {
  const t = useT()
  const online = useOnline()
  return <div role="status" className="wrap">{!online && <Note tone="info" icon={WifiOff} title={t('common.offline.title')} className="mt-3">{t('common.offline.text')}</Note>}</div>
}
