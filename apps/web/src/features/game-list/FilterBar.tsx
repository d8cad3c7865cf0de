import type { FormEvent } from 'react'
import { Banknote, Gauge, Languages, Map as MapIcon, Search } from 'lucide-react'
import { SKILL_LEVELS } from '@tomogolf/domain/game'
import { REGIONS } from '@tomogolf/domain/regions'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { Switch } from '@tomogolf/ui/forms/Switch.tsx'
import { languageName } from '@tomogolf/format/language-name'
import { formatAmount } from '@tomogolf/format/money'
import { DateFilter } from './DateFilter.tsx'
import { FilterSelect } from './FilterSelect.tsx'
import { PRICE_LIMITS, type Filters, type View } from './games-search.ts'
import { NearFilter } from './near/NearFilter.tsx'
import type { Origin } from '../../lib/origin.ts'

type FilterBarProps = {
  /** From where distances are measured. */
  origin: Origin | null
  view: View | undefined
  filters: Filters
  onChange: (part: Partial<Filters>) => void
  onSubmit: () => void
}

/** For filters outside of the form's box. */
export const FILTER_FORM = 'game-filters'
/** The languages that the pages have; a host may speak others, which the address takes too. */
const SPOKEN = ['en', 'ja', 'ko', 'zh'] as const
const SWITCHES = [
  { name: 'booked', label: 'common.badge.on_file' },
  { name: 'instant', label: 'games.filter.instant' },
  { name: 'women', label: 'common.badge.women_only' },
] as const

/**
 * Search text with its exact match, then date, place, region, price, language and skill. A plain
 * form: without JavaScript it requests the same address.
 */
export function FilterBar({ origin, view, filters, onChange, onSubmit }: FilterBarProps) {
  const { t, language } = useI18n()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <div className="filter-bar sticky top-(--header) z-30 border-b border-line bg-background/92 py-2.5 [backdrop-filter:blur(14px)] lg:py-3.5">
      <form
        role="search"
        aria-label={t('games.filter.label')}
        id={FILTER_FORM}
        action="/games"
        onSubmit={submit}
        className="wrap grid grid-cols-[minmax(0,1fr)] gap-2.5 lg:flex lg:flex-wrap lg:items-center"
      >
        {view && <input type="hidden" name="view" value={view} />}
        {/* not TextInput: the form fields would double what this page loads first */}
        <span className="flex min-h-12 min-w-48 flex-1 items-center gap-2.5 rounded-m border border-line-control bg-surface-2 px-4 transition-colors focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus hover:border-text-3">
          <Search className="text-text-3" />
          <input
            type="search"
            name="search"
            aria-label={t('games.filter.search')}
            placeholder={t('games.filter.search')}
            maxLength={100}
            enterKeyHint="search"
            autoComplete="off"
            value={filters.search}
            onChange={(event) => onChange({ search: event.currentTarget.value })}
            className="min-h-[46px] min-w-0 flex-1 appearance-none border-0 bg-transparent p-0 text-body outline-none"
          />
        </span>
        <div
          // browsers leave a focused control half outside of the strip
          onFocus={(event) => event.target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
          className="scroll-strip relative -mx-(--gutter) flex items-center gap-2 px-(--gutter) lg:contents"
        >
          {(filters.search || filters.exactMatch) && (
            <Switch
              name="exactMatch"
              value="true"
              checked={filters.exactMatch}
              onChange={(event) => onChange({ exactMatch: event.currentTarget.checked })}
              className="mr-2 flex-none whitespace-nowrap"
            >
              {t('games.filter.exactName')}
            </Switch>
          )}
          <DateFilter days={filters.days} onChange={(days) => onChange({ days })} />
          <NearFilter origin={origin} onChange={(near) => onChange({ near })} />
          <FilterSelect
            name="region"
            icon={MapIcon}
            label={t('games.filter.region')}
            all={t('common.region.all')}
            value={filters.region}
            options={REGIONS.map((value) => ({ value, label: t(`common.region.${value}`) }))}
            onChange={(region) => onChange({ region })}
          />
          <FilterSelect
            name="price"
            icon={Banknote}
            label={t('common.card.price')}
            all={t('games.filter.anyPrice')}
            value={filters.price}
            options={PRICE_LIMITS.map((value) => ({
              value,
              label: t('games.filter.upTo', {
                amount: formatAmount({ amount: value, currency: 'USD' }, language),
              }),
            }))}
            onChange={(price) => onChange({ price })}
          />
          <FilterSelect
            name="language"
            icon={Languages}
            label={t('games.filter.language')}
            all={t('games.filter.anyLanguage')}
            value={filters.language}
            options={[...new Set([...SPOKEN, ...(filters.language ? [filters.language] : [])])].map(
              (value) => ({ value, label: languageName(t, value) }),
            )}
            onChange={(spoken) => onChange({ language: spoken })}
          />
          <FilterSelect
            name="skill"
            icon={Gauge}
            label={t('games.filter.skill')}
            all={t('games.filter.anySkill')}
            value={filters.skill}
            options={SKILL_LEVELS.filter((value) => value !== 'any').map((value) => ({
              value,
              label: t(`common.skill.${value}`),
            }))}
            onChange={(skill) => onChange({ skill })}
          />
          <div className="flex flex-none items-center gap-2">
            {SWITCHES.map(({ name, label }) => (
              <Switch
                key={name}
                name={name}
                value="true"
                checked={filters[name]}
                onChange={(event) => onChange({ [name]: event.currentTarget.checked })}
                className="mr-2 flex-none whitespace-nowrap"
              >
                {t(label)}
              </Switch>
            ))}
          </div>
        </div>
      </form>
    </div>
  )
}
