import { useState } from 'react'
import { courseNameIn } from '@tomogolf/format/course-names'
import { formatDateTime } from '@tomogolf/format/dates'
import { formatAmount } from '@tomogolf/format/money'
import { comma } from '@tomogolf/format/sentences'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { useSetting } from '../../../queries/settings.ts'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { Checkbox } from '@tomogolf/ui/forms/Choice.tsx'
import { Dialog } from '@tomogolf/ui/overlay/Dialog.tsx'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import type { GameDetail } from '../../../queries/games.ts'

/** Close to the tee time leaving is not free: the user confirms that before anything else. */
export function LateLeaveWarning({
  game,
  onConfirm,
  onClose,
}: {
  game: GameDetail
  onConfirm: () => void
  onClose: () => void
}) {
  const { t, language } = useI18n()
  const hours = useSetting('departure_restriction_hours')
  const [understood, setUnderstood] = useState(false)
  const amount = formatAmount(game.joinPreview.hold, language)
  const { undoMinutes } = game.joinPreview
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('game.warning.title')}
      description={`${courseNameIn(game, language)}${comma(language)}${formatDateTime(Date.parse(game.teeTime), language)}`}
      footer={
        <>
          <Button variant="outline" size="large" onClick={onClose}>
            {t('common.back')}
          </Button>
          <Button
            variant="primary"
            size="large"
            className="flex-1"
            disabled={!understood}
            onClick={onConfirm}
          >
            {t('game.warning.go')}
          </Button>
        </>
      }
    >
      <Alert tone="warning" title={t('game.warning.soon', { hours })}>
        {undoMinutes === null
          ? t('game.warning.text', { amount })
          : t('game.warning.textUndo', { amount, count: undoMinutes })}
      </Alert>
      <div className="mt-5">
        <Checkbox
          checked={understood}
          onChange={(event) => setUnderstood(event.currentTarget.checked)}
        >
          {undoMinutes === null
            ? t('game.warning.understood', { amount })
            : t('game.warning.understoodUndo', { amount, count: undoMinutes })}
        </Checkbox>
      </div>
    </Dialog>
  )
}
