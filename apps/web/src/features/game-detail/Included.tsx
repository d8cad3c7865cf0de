import {
  CarFront,
  DoorOpen,
  Flag,
  FastForward,
  Languages,
  Mountain,
  Shirt,
  ShowerHead,
  Store,
  Target,
  Users,
  UsersRound,
  Utensils,
  Wifi,
} from 'lucide-react'
import { EXTRAS } from '@tomogolf/domain/game'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import type { Icon } from '@tomogolf/ui/forms/Button.tsx'
import { DescriptionList, type DescriptionItem } from '@tomogolf/ui/data/DescriptionList.tsx'
import { GolfBag, GolfCart } from '@tomogolf/ui/brand/Glyphs.tsx'
import { PageSection } from '../../components/PageSection.tsx'
import type { GameDetail } from '../../queries/games.ts'

const EXTRA_ICONS: Record<(typeof EXTRAS)[number], Icon> = {
  club_rental: GolfBag,
  locker: DoorOpen,
  pro_shop_discount: Store,
  practice_range: Target,
  shower: ShowerHead,
  wifi: Wifi,
  english_speaking_staff: Languages,
}

/** What is known of the round and the course; what the host has not stated is one line. */
export function Included({ game }: { game: GameDetail }) {
  const t = useT()
  // older games have only the flag `mealIncluded`
  const meal =
    game.mealIncluded && game.mealPackageType === 'not_included'
      ? 'included_in_fees'
      : game.mealPackageType
  const facts: DescriptionItem[] = [
    { icon: Flag, label: t('game.fact.round'), value: t(`game.round.${game.courseType}`) },
    {
      icon: GolfCart,
      label: t('game.fact.cart'),
      value: t(`game.cart.${game.cartSystem}`),
      absent: game.cartSystem === 'unspecified',
    },
    {
      icon: UsersRound,
      label: t('game.fact.caddie'),
      value: t('game.caddie.yes'),
      absent: !game.caddieIncluded,
    },
    {
      icon: Utensils,
      label: t('game.fact.meal'),
      value: t(`game.meal.${meal}`),
    },
    {
      icon: FastForward,
      label: t('game.fact.pace'),
      value: t(game.playThrough ? 'game.pace.through' : 'game.pace.break'),
    },
    {
      icon: Users,
      label: t('game.fact.twoSome'),
      value: t('game.twoSome.yes'),
      absent: !game.twoSomeGuarantee,
    },
    {
      icon: Mountain,
      label: t('game.fact.terrain'),
      value: t(`common.terrain.${game.courseTerrain}`),
    },
    { icon: Shirt, label: t('game.fact.dress'), value: t(`game.dress.${game.dressCodeLevel}`) },
    {
      icon: CarFront,
      label: t('game.fact.ride'),
      // its details are under "Getting there"
      value: t(game.transportationProvided ? 'game.ride.yes' : 'game.ride.no'),
    },
    ...EXTRAS.map((extra): DescriptionItem => {
      return {
        icon: EXTRA_ICONS[extra],
        label: t(`game.extra.${extra}`),
        value: t('game.extraYes'),
        absent: !game.extras.includes(extra),
      }
    }),
  ]
  const unstated = facts.filter(({ absent }) => absent)
  return (
    <PageSection title={t('game.included')}>
      <DescriptionList items={facts.filter(({ absent }) => !absent)} />
      {unstated.length > 0 && (
        <p className="mt-3.5 text-s text-text-3">
          {t('game.unstated', {
            // "Wi-Fi" stays in one line
            list: unstated
              .map(({ label }) => label)
              .join(t('game.list.comma'))
              .replaceAll('-', '-\u2060'),
          })}
        </p>
      )}
    </PageSection>
  )
}
