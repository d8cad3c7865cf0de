import { courseNameIn } from '@tomogolf/format/course-names'
import { formatDateTime } from '@tomogolf/format/dates'
import { aside, comma } from '@tomogolf/format/sentences'
import { Button, LinkButton } from '@tomogolf/ui/forms/Button.tsx'
import { useI18n, useT } from '@tomogolf/ui/i18n/i18n.tsx'
import type { GameDetail } from '../../../queries/games.ts'

/** The progress shown at the top of the dialogs; step 1 was the choice of the game. */
export function useSteps(current: 2 | 3) {
  const t = useT()
  return {
    labels: [t('game.step.selected'), t('game.step.review'), t('game.step.confirmation')],
    current,
  }
}

/** The course and tee time under a dialog's title. */
export function GameLine({ game }: { game: GameDetail }) {
  const { t, language } = useI18n()
  return (
    <>
      {courseNameIn(game, language)}
      {comma(language)}
      <time dateTime={game.teeTime}>{formatDateTime(Date.parse(game.teeTime), language)}</time>
      {aside(t('common.japanTime'), language)}
    </>
  )
}

/** The buttons of a last step: close, or see the game. */
export function DoneFooter({ game, onClose }: { game: GameDetail; onClose: () => void }) {
  const t = useT()
  return (
    <>
      <Button variant="outline" size="large" onClick={onClose}>
        {t('game.joined.done')}
      </Button>
      <LinkButton
        to="/games/$id"
        params={{ id: game.id }}
        variant="primary"
        size="large"
        className="flex-1"
        onClick={onClose}
      >
        {t('game.joined.see')}
      </LinkButton>
    </>
  )
}
