import { WifiOff } from 'lucide-react'
import { useT } from '../../lib/i18n.tsx'
import { useOnline } from '../../lib/online.ts'
import { Note } from '../../ui/Note.tsx'

/** Says that the network is gone and what still works. */
export function OfflineNote() {
  const t = useT()
  const online = useOnline()
  return (
    <div role="status" className="wrap">
      {!online && (
        <Note tone="info" icon={WifiOff} title={t('common.offline.title')} className="mt-3">
          {t('common.offline.text')}
        </Note>
      )}
    </div>
  )
}
