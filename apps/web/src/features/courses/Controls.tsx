import type { FormEvent } from 'react'
import { Link } from '@tanstack/react-router'
import { Check, Search } from 'lucide-react'
import { prefecturesOf, type RegionId } from '@tomogolf/artwork/tile-map'
import { REGIONS } from '@tomogolf/domain/regions'
import { cx } from '@tomogolf/ui/lib/class-names.ts'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { present } from '@tomogolf/ui/lib/search-params.ts'
import { TextInput } from '@tomogolf/ui/forms/Input.tsx'
import { LinkButton } from '@tomogolf/ui/forms/Button.tsx'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { regionOf, withPlace } from './course-filters.ts'
import { BANDS, VIEWS, type CoursesSearch } from './courses-search.ts'
import type { CoursePage } from '../../queries/courses.ts'
import { useSearchText } from './use-courses.ts'

const chip = (on: boolean) =>
  cx(
    'inline-flex min-h-11 flex-none items-center gap-2 rounded-full border px-3.5 text-s font-medium whitespace-nowrap transition-colors',
    on
      ? 'border-text bg-text text-background'
      : 'border-line-2 text-text-2 hover:bg-surface-2 hover:text-text',
  )
const strip = 'scroll-strip -mx-(--gutter) flex gap-2 px-(--gutter) py-1'
type ChipLinkProps = {
  to: CoursesSearch
  on: boolean
  count?: number
  label: string
  /** Fills a cell of a grid, with the count at its end. */
  wide?: boolean
}
/** Scrolls the selected item of a strip into view without moving the page. */
function scrollIntoStrip(chip: HTMLElement | null): void {
  const strip = chip?.closest('.scroll-strip')
  if (!chip || !strip) return
  const [inside, around] = [chip.getBoundingClientRect(), strip.getBoundingClientRect()]
  strip.scrollLeft += inside.left - around.left - (around.width - inside.width) / 2
}
const ChipLink = ({ to, on, count, label, wide }: ChipLinkProps) => (
  <Link
    ref={on ? scrollIntoStrip : undefined}
    to="/golf-courses"
    search={to}
    resetScroll={false}
    preload={false}
    aria-current={on ? 'true' : undefined}
    className={cx(chip(on), wide && 'rounded-m! whitespace-normal! leading-tight')}
  >
    {on && <Check className="size-4 flex-none" />}
    <span className={wide ? 'min-w-0 flex-1' : undefined}>{label}</span>
    {count !== undefined && <span className="font-display opacity-75">{count}</span>}
  </Link>
)

/** Search field, order of the list, and price bands. */
export function ListControls({
  search,
  page,
}: {
  search: CoursesSearch
  page: CoursePage | undefined
}) {
  const { t } = useI18n()
  const { text, type, send } = useSearchText(search)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  const view = search.view ?? 'alphabetical'
  return (
    <>
      {/* a plain GET form: it works without JavaScript */}
      <form role="search" aria-label={t('courses.find')} action="/golf-courses" onSubmit={submit}>
        <TextInput
          type="search"
          name="q"
          icon={Search}
          aria-label={t('courses.search')}
          placeholder={t('courses.search')}
          maxLength={100}
          enterKeyHint="search"
          autoComplete="off"
          value={text}
          onChange={(event) => type(event.currentTarget.value)}
        />
      </form>
      <nav
        aria-label={t('courses.view')}
        className="mt-3 flex gap-0.5 rounded-m border border-line bg-surface-2 p-1"
      >
        {VIEWS.map((value) => (
          <Link
            key={value}
            to="/golf-courses"
            search={present({
              ...search,
              view: value === 'alphabetical' ? undefined : value,
              price: value === 'price' ? search.price : undefined,
              page: undefined,
            })}
            resetScroll={false}
            preload={false}
            aria-current={view === value ? 'true' : undefined}
            className={cx(
              'flex min-h-11 flex-1 items-center justify-center rounded-[9px] px-1.5 text-center text-s/tight font-semibold transition-colors',
              view === value
                ? 'bg-surface-3 text-text shadow-[0_0_0_1px_var(--color-line-2)]'
                : 'text-text-2 hover:text-text',
            )}
          >
            {t(`courses.view.${value}`)}
          </Link>
        ))}
      </nav>
      {view === 'price' && <PriceBands search={search} page={page} />}
    </>
  )
}

function PriceBands({ search, page }: { search: CoursesSearch; page: CoursePage | undefined }) {
  const { t } = useI18n()
  return (
    <div className="mt-3">
      <nav aria-label={t('courses.band')} className={cx(strip, 'xl:mx-0 xl:flex-wrap xl:px-0')}>
        <ChipLink
          to={present({ ...search, price: undefined, page: undefined })}
          on={search.price === undefined}
          label={t('courses.band.all')}
        />
        {BANDS.map((band) => (
          <ChipLink
            key={band}
            to={present({ ...search, price: band, page: undefined })}
            on={search.price === band}
            label={t(`courses.band.${band}`)}
            count={page?.byPrice[band] ?? 0}
          />
        ))}
      </nav>
      {search.price === 'unknown' ? (
        <Alert className="mt-3">
          {t('courses.band.unknownNote')}
          <span className="mt-3 block">
            <LinkButton to="/book-japan-golf" size="small" variant="outline">
              {t('courses.band.ask')}
            </LinkButton>
          </span>
        </Alert>
      ) : (
        <p className="lead mt-2.5 text-xs text-text-3">{t('courses.band.note')}</p>
      )}
    </div>
  )
}

/** For phones: regions as buttons, and the prefectures of the selected region. */
export function PlaceChips({
  search,
  counts,
}: {
  search: CoursesSearch
  counts: Readonly<Record<string, number>>
}) {
  const { t, language } = useI18n()
  const region = regionOf(search)
  const total = (id: RegionId) =>
    prefecturesOf(id).reduce((sum, { en }) => sum + (counts[en] ?? 0), 0)
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return (
    <div className="md:hidden">
      <nav aria-label={t('courses.map.regions')} className="grid grid-cols-2 gap-2 py-1">
        <ChipLink
          wide
          to={present({ ...search, region: undefined, prefecture: undefined, page: undefined })}
          on={region === undefined}
          label={t('common.region.all')}
          count={all}
        />
        {REGIONS.map((id) => (
          <ChipLink
            wide
            key={id}
            to={withPlace({ ...search, prefecture: undefined }, { region: id })}
            on={region === id}
            label={t(`common.region.${id}`)}
            count={total(id)}
          />
        ))}
      </nav>
      {region && prefecturesOf(region).length > 1 && (
        <nav
          aria-label={t('courses.map.prefectures', { region: t(`common.region.${region}`) })}
          className={cx(strip, 'mt-1')}
        >
          <ChipLink
            to={present({ ...search, region, prefecture: undefined, page: undefined })}
            on={search.prefecture === undefined}
            label={t('courses.map.wholeRegion', { region: t(`common.region.${region}`) })}
          />
          {prefecturesOf(region).map((prefecture) => (
            <ChipLink
              key={prefecture.id}
              to={withPlace(search, { prefecture: prefecture.en })}
              on={search.prefecture === prefecture.en}
              label={prefecture[language]}
              count={counts[prefecture.en] ?? 0}
            />
          ))}
        </nav>
      )}
    </div>
  )
}
