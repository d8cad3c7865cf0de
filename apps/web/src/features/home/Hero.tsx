import { Link } from '@tanstack/react-router'
import { ArrowDown } from 'lucide-react'
import { baseFee, priceParticipation } from '@tomogolf/domain/pricing'
import { LANGUAGES } from '@tomogolf/phrases/languages'
import { courseNameIn } from '@tomogolf/format/course-names'
import { formatDateTime } from '@tomogolf/format/dates'
import { formatMoney } from '@tomogolf/format/money'
import { formatNumber } from '@tomogolf/format/numbers'
import { placeInOwnScript } from '@tomogolf/format/game-place'
import { aside } from '@tomogolf/format/sentences'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { Avatar } from '@tomogolf/ui/data/Avatar.tsx'
import { Badge } from '@tomogolf/ui/data/Badge.tsx'
import { AnchorButton } from '@tomogolf/ui/forms/Button.tsx'
import { CourseArt } from '@tomogolf/ui/brand/CourseArt.tsx'
import { EXAMPLE_GREEN_FEE } from '@tomogolf/domain/pricing'
import type { ListedGame } from '../../queries/games.ts'
import { useSettings } from '../../queries/settings.ts'
import { SeatCount } from '@tomogolf/ui/data/SeatCount.tsx'
import { Rating } from '@tomogolf/ui/data/Rating.tsx'
import { Finder } from './Finder.tsx'

const fade =
  '[mask-image:linear-gradient(#000_58%,transparent)] lg:[mask-composite:intersect] ' +
  'lg:[mask-image:linear-gradient(90deg,transparent_8%,#000_42%),linear-gradient(#000_70%,transparent)]'

/** The hero of the home page: course picture, headline and a link to the games. */
export function Hero({
  openGames,
  more,
  next,
}: {
  openGames: number
  /** The count is a lower bound. */
  more: boolean
  next: ListedGame | undefined
}) {
  const { t, language } = useI18n()
  // Japanese, Korean and Chinese write no space between a number and its counter
  const fact = 'inline-flex items-baseline gap-1.75 [&:is(:lang(ja),:lang(ko),:lang(zh))]:gap-0'
  const figure = 'font-display text-t3 font-[650] text-text lg:text-[1.375rem]'
  return (
    <section className="relative -mt-(--header) overflow-hidden lg:min-h-[760px]">
      <CourseArt
        seed="night-fairway"
        terrain="seaside"
        size="1100x800"
        focus={62}
        eager
        className={`absolute! inset-x-0 top-0 h-[374px] bg-transparent lg:left-[30%] lg:h-full ${fade}`}
      />
      <div className="wrap relative pt-[236px] lg:pt-[190px] lg:pb-11">
        <p
          lang="ja"
          className={
            'vertical-text absolute top-[84px] right-(--gutter) flex items-center gap-1 ' +
            'text-[15px] tracking-[.2em] lg:top-[130px] lg:text-[19px] lg:tracking-[.32em]'
          }
        >
          {t('common.tategaki')}
          <span aria-hidden className="seal">
            友
          </span>
        </p>
        <h1 className="max-w-[6.3em] text-hero font-bold [&:lang(ja)]:max-w-[8.5em] [&:lang(ko)]:max-w-[8em] [&:lang(zh)]:max-w-[9.5em]">
          {t('home.title')}
        </h1>
        <p className="lead mt-4.5 max-w-[42ch] text-t3 leading-normal text-text-2 lg:mt-7 lg:max-w-[480px] xl:max-w-[560px] lg:text-[1.25rem]">
          {t('home.lead')}
        </p>
        <Finder />
        <div className="mt-5 flex flex-wrap items-center gap-x-5.5 gap-y-2 text-s text-text-2 lg:mt-6.5 lg:gap-x-9 lg:text-body">
          <span className={fact}>
            <b className={figure}>
              {formatNumber(openGames, language)}
              {more && '+'}
            </b>{' '}
            {t('home.facts.games', { count: openGames })}
          </span>
          <span className={fact}>
            <b className={figure}>{t('home.facts.coursesCount')}</b> {t('home.facts.courses')}
          </span>
          <span className={fact}>
            <b className={figure}>{LANGUAGES.length}</b> {t('home.facts.languages')}
          </span>
          <AnchorButton
            href="#how"
            variant="ghost"
            size="small"
            iconEnd={ArrowDown}
            className="-ml-4 lg:ml-0"
          >
            {t('home.learnMore')}
          </AnchorButton>
        </div>
        <Cost />
        {next && <NextGame game={next} />}
      </div>
    </section>
  )
}

/** What a round costs, before the visitor looks at games. */
function Cost() {
  const { t, language } = useI18n()
  const settings = useSettings()
  const { price, fee } = priceParticipation(EXAMPLE_GREEN_FEE, settings)
  const show = (amount: typeof fee) => formatMoney(amount, language)
  return (
    <p className="lead mt-4 max-w-[68ch] text-s text-text-2 xl:max-w-[640px]">
      {t('home.cost', {
        percent: settings.platform_fee_percent,
        usd: show(baseFee('USD', settings)),
        jpy: show(baseFee('JPY', settings)),
        price: show(price),
        fee: show(fee),
      })}
    </p>
  )
}

function NextGame({ game }: { game: ListedGame }) {
  const { t, language } = useI18n()
  return (
    <Link
      to="/games/$id/shared"
      params={{ id: game.id }}
      className={
        'absolute right-(--gutter) bottom-10 hidden w-[272px] flex-col gap-3 rounded-l border ' +
        'border-line-2 bg-surface-1/92 px-4.5 py-4 shadow-pop transition-colors ' +
        'hover:border-line-control xl:flex'
      }
    >
      <span className="flex items-center justify-between gap-4">
        <Badge tone={game.availableSlots > 0 ? 'success' : 'neutral'}>
          {game.availableSlots > 0
            ? t('common.places.left', { count: game.availableSlots })
            : t('common.places.full')}
        </Badge>
        <span className="text-right text-xs text-text-3">
          {placeInOwnScript(game, language) ?? game.prefecture}
        </span>
      </span>
      <span>
        <b className="block font-display text-[1.1875rem]/tight font-[650] tracking-[-.02em]">
          {courseNameIn(game, language)}
        </b>
        <span className="text-s text-text-2">
          {formatDateTime(Date.parse(game.teeTime), language)}
          {aside(t('common.japanTime'), language)}
        </span>
      </span>
      <span className="flex items-center justify-between gap-4 border-t border-line pt-3">
        <span className="flex items-center gap-2 text-s">
          <Avatar person={game.host} size="small" />
          {game.host.firstName}{' '}
          {game.host.rating !== null && <Rating compact value={game.host.rating} />}
        </span>
        <SeatCount
          taken={game.totalPlayers - game.availableSlots}
          total={game.totalPlayers}
          label=""
        />
      </span>
    </Link>
  )
}
