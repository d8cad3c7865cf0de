import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { isOpenBadge } from '@tomogolf/domain/game'
import { courseNameLang, courseNames } from '@tomogolf/format/course-names'
import { formatCardTime } from '@tomogolf/format/dates'
import { gamePlace } from '@tomogolf/format/game-place'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { Badge, Tag } from '@tomogolf/ui/data/Badge.tsx'
import { CoverPicture } from '../../components/CoverPicture.tsx'
import { GameBadge, WaitingBadge, useCardState } from '../../components/GameCard.tsx'
import { SaveButton } from '../../components/SaveButton.tsx'
import { ShareButton } from '../../components/ShareButton.tsx'
import { sharePath } from '../../components/share-path.ts'
import type { GameDetail } from '../../queries/games.ts'

const glass = 'bg-background/78 [backdrop-filter:blur(8px)]'

/** The artwork over the whole width with the course's name, a back link and the share button. */
export function GameCover({ game }: { game: GameDetail }) {
  const { t, language } = useI18n()
  const state = useCardState(game)
  const [first, second] = courseNames(game, language)
  const place = gamePlace(game, language)
  return (
    <header>
      <CoverPicture
        annotated
        shared
        art={{ seed: game.artSeed, terrain: game.courseTerrain }}
        alt={t('game.cover', { course: first })}
      >
        <div className="wrap relative z-2 flex justify-between pt-3 lg:pt-5">
          <Link
            to="/games"
            aria-label={t('game.back')}
            title={t('game.back')}
            className={`grid size-11 place-items-center rounded-m text-text ${glass}`}
          >
            <ArrowLeft />
          </Link>
          <span className="flex gap-2">
            {!game.inviteOnly && state.badge !== 'completed' && state.badge !== 'cancelled' && (
              <SaveButton game={game} title={first} className={`rounded-m text-text ${glass}`} />
            )}
            {(!game.inviteOnly || game.invite) && (
              <ShareButton
                path={sharePath(game.id, language, game.invite)}
                title={first}
                className={`rounded-m! text-text! ${glass}`}
              />
            )}
          </span>
        </div>
      </CoverPicture>
      <div className="wrap relative z-3 -mt-11 lg:-mt-37.5">
        <h1 lang={courseNameLang(first, game)} className="text-d1 font-bold">
          {first}
        </h1>
        {second && (
          <p lang={courseNameLang(second, game)} className="mt-2.5 text-text-2">
            {second}
          </p>
        )}
        <p className="mt-3 text-s text-text-2">
          <time dateTime={game.teeTime} className="font-display text-t3 font-[650] text-text">
            {formatCardTime(Date.parse(game.teeTime))}
          </time>{' '}
          {t('common.japanTime')}
        </p>
        <p className="mt-4.5 flex flex-wrap gap-1.5">
          {isOpenBadge(state.badge) && (
            <Badge tone="success">{t('common.places.left', { count: game.availableSlots })}</Badge>
          )}
          <GameBadge badge={state.badge} missing={game.goNoGo?.missing} />
          <WaitingBadge waiting={game.viewer.waiting} />
          {!game.viewer.waiting && !!game.viewer.waitingCount && (
            <Badge>{t('game.wait.count', { count: game.viewer.waitingCount })}</Badge>
          )}
          <GameBadge badge={game.bookingBadge} />
          <GameBadge badge={game.joining === 'approve' && 'approve'} />
          <GameBadge badge={game.womenOnly && 'women_only'} />
          <GameBadge badge={game.inviteOnly && 'invite_only'} />
          <Tag className="min-h-7 bg-background/84 text-text">
            {t(`common.terrain.${game.courseTerrain}`)}
          </Tag>
          {place && <Tag className="min-h-7 bg-background/84 text-text">{place}</Tag>}
          <Tag className="min-h-7 bg-background/84 text-text">
            {t(`common.skill.${game.skillLevel}`)}
          </Tag>
        </p>
      </div>
    </header>
  )
}
