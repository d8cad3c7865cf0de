import { formatDateTime } from '@tomogolf/format/dates'
import { unbroken } from '@tomogolf/format/unbroken'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { Dialog } from '@tomogolf/ui/overlay/Dialog.tsx'
import type { GameDetail } from '../../../queries/games.ts'
import type { AskResult } from '../join-flow.machine.ts'
import { DoneFooter, GameLine, useSteps } from './step-frame.tsx'

type AskedProps = { game: GameDetail; request: AskResult['request']; onClose: () => void }

/** The last step with a host who approves guests: the request is sent, and nothing is held. */
export function Asked({ game, request, onClose }: AskedProps) {
  const { t, language } = useI18n()
  const steps = useSteps(3)
  const host = game.host.displayName
  return (
    <Dialog
      open
      onClose={onClose}
      steps={steps}
      title={t('game.ask.sent')}
      description={<GameLine game={game} />}
      footer={<DoneFooter game={game} onClose={onClose} />}
    >
      <Alert tone="success" title={t('game.ask.nothing', { host })}>
        {t('game.ask.sentText', {
          host,
          time: unbroken(formatDateTime(Date.parse(request.answerUntil), language)),
        })}
      </Alert>
    </Dialog>
  )
}
