import { MapPin, RotateCcw, Search } from 'lucide-react'
import { courseNameIn } from '@tomogolf/format/course-names'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { Button, LinkButton } from '@tomogolf/ui/forms/Button.tsx'
import { Panel } from '@tomogolf/ui/data/Panel.tsx'
import { PageSection } from '../../components/PageSection.tsx'
import type { GameDetail } from '../../queries/games.ts'
import { AgainMates } from './AgainMates.tsx'

type PlayAgainProps = {
  game: GameDetail
  /** `inviting`: for the guests of the round who want to play again. */
  onHostAgain: (options: { inviting: boolean }) => void
}

/**
 * The way to the next round: with the same people, by the host's form filled in, or from the list at
 * this course and region.
 */
export function PlayAgain({ game, onHostAgain }: PlayAgainProps) {
  const { t, language } = useI18n()
  const course = courseNameIn(game, language)
  const isHost = game.viewer.role === 'host'
  return (
    <PageSection title={t('game.again.title')}>
      <Panel>
        <AgainMates
          gameId={game.id}
          isHost={isHost}
          onPlan={() => onHostAgain({ inviting: true })}
        />
        <p className="text-text-2">
          {isHost ? t('game.again.host') : t('game.again.guest', { course })}
        </p>
        <div className="mt-4 flex flex-wrap gap-2.5">
          {isHost ? (
            <Button
              variant="secondary"
              icon={RotateCcw}
              onClick={() => onHostAgain({ inviting: false })}
            >
              {t('game.again.hostAction')}
            </Button>
          ) : (
            <LinkButton to="/games" search={{ search: course }} variant="secondary" icon={Search}>
              {t('game.again.course')}
            </LinkButton>
          )}
          {!isHost && game.region && (
            <LinkButton
              to="/games"
              search={{ region: game.region }}
              variant="outline"
              icon={MapPin}
            >
              {t(`common.region.${game.region}`)}
            </LinkButton>
          )}
        </div>
      </Panel>
    </PageSection>
  )
}
