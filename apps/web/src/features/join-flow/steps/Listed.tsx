import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { Dialog } from '@tomogolf/ui/overlay/Dialog.tsx'
import type { GameDetail } from '../../../queries/games.ts'
import type { WaitResult } from '../join-flow.machine.ts'
import { DoneFooter, GameLine, useSteps } from './step-frame.tsx'
import { WaitingPosition, WaitingSteps } from './WaitingParts.tsx'

type ListedProps = { game: GameDetail; waiting: WaitResult['waiting']; onClose: () => void }

/** The last step of a full game: the place on the waiting list, and what happens next. */
export function Listed({ game, waiting, onClose }: ListedProps) {
  const { t } = useI18n()
  const steps = useSteps(3)
  return (
    <Dialog
      open
      onClose={onClose}
      steps={steps}
      title={t('game.wait.joined')}
      description={<GameLine game={game} />}
      footer={<DoneFooter game={game} onClose={onClose} />}
    >
      <Alert tone="success">{t('game.wait.joinedText')}</Alert>
      <div className="mt-6 grid gap-6">
        {waiting.position !== null && <WaitingPosition position={waiting.position} />}
        <WaitingSteps game={game} seats={waiting.seats} />
      </div>
    </Dialog>
  )
}
