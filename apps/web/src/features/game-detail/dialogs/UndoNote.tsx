import { useEffect } from 'react'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { countdownText, useSecondsLeft } from '../../../lib/use-seconds-left.ts'

/** How long joining can still be undone, and that it is possible once. */
export function UndoNote({ until, onOver }: { until: number; onOver: () => void }) {
  const { t } = useI18n()
  const left = useSecondsLeft(until)
  useEffect(() => {
    if (left === 0) onOver()
  }, [left, onOver])
  return (
    <Alert
      tone="info"
      title={t('game.leave.undoLeft', { time: countdownText(left) })}
      className="mt-4"
    >
      {t('game.leave.undoOnce')}
    </Alert>
  )
}
