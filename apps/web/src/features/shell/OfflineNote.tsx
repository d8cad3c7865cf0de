import { WifiOff } from 'lucide-react'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { useOnline } from '../../offline/online.ts'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'

/** A note that the network is lost, and what still works. */
export function OfflineNote() {
  const t = useT()
  const online = useOnline()
  return (
    <div role="status" className="wrap">
      {!online && (
        <Alert tone="info" icon={WifiOff} title={t('common.offline.title')} className="mt-3">
          {t('common.offline.text')}
        </Alert>
      )}
    </div>
  )
}
