import { cx } from '@tomogolf/ui/lib/class-names.ts'
import type { ComponentProps, FormEvent } from 'react'
import { useNavigate } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { SKILL_LEVELS } from '@tomogolf/domain/game'
import { REGIONS } from '@tomogolf/domain/regions'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { useNow } from '@tomogolf/api-client/use-now.ts'
import { oneOf, present, text } from '@tomogolf/ui/lib/search-params.ts'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { DATE_CHOICES, dateRange } from './date-ranges.ts'

/** Search form for place, date and skill level. Works without scripts as a plain GET form. */
export function Finder() {
  const t = useT()
  const now = useNow()
  const navigate = useNavigate()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const search = present({
      region: oneOf(form.get('region'), REGIONS),
      date: text(form.get('date')),
      skill: oneOf(form.get('skill'), SKILL_LEVELS),
    })
    void navigate({ to: '/games', search })
  }
  return (
    <form
      role="search"
      aria-label={t('home.finder.label')}
      action="/games"
      method="get"
      onSubmit={submit}
      className={
        'mt-5.5 grid max-w-[900px] grid-cols-2 overflow-hidden rounded-[18px] border ' +
        'border-line-2 bg-surface-2 shadow-pop lg:mt-11 lg:grid-cols-[1.25fr_1fr_1fr_auto]'
      }
    >
      <Part
        name="region"
        label={t('home.finder.where')}
        className="col-span-2 border-b lg:col-span-1 lg:border-b-0"
      >
        <option value="">{t('common.region.all')}</option>
        {REGIONS.map((region) => (
          <option key={region} value={region}>
            {t(`common.region.${region}`)}
          </option>
        ))}
      </Part>
      <Part
        name="date"
        label={t('home.finder.when')}
        className="border-b lg:border-b-0 lg:border-l"
      >
        <option value="">{t('home.finder.any')}</option>
        {DATE_CHOICES.map((choice) => (
          <option key={choice} value={dateRange(choice, now)}>
            {t(`home.finder.${choice}`)}
          </option>
        ))}
      </Part>
      <Part name="skill" label={t('home.finder.skill')} className="border-b border-l lg:border-b-0">
        {SKILL_LEVELS.map((skill) => (
          <option key={skill} value={skill === 'any' ? '' : skill}>
            {t(`common.skill.${skill}`)}
          </option>
        ))}
      </Part>
      <div className="col-span-2 grid p-2.5 lg:col-span-1 lg:pl-0">
        <Button type="submit" variant="primary" icon={Search} className="lg:px-7.5">
          {t('home.play')}
        </Button>
      </div>
    </form>
  )
}

const Part = ({
  label,
  className,
  children,
  ...rest
}: ComponentProps<'select'> & { label: string }) => (
  <label
    className={cx(
      'relative block min-h-16.5 border-line transition-colors hover:bg-surface-3',
      'has-focus-visible:z-1 has-focus-visible:outline-2 has-focus-visible:-outline-offset-2',
      'has-focus-visible:outline-focus lg:min-h-19',
      className,
    )}
  >
    <span className="pointer-events-none absolute top-3 left-4 text-xs text-text-3 lg:top-3.5 lg:left-6">
      {label}
    </span>
    <select
      {...rest}
      className={
        'size-full min-h-16.5 cursor-pointer appearance-none truncate bg-transparent px-4 ' +
        'pt-6 pr-8 font-semibold outline-none lg:px-6 lg:pt-5.5 [&>option]:bg-surface-2 ' +
        '[&>option]:font-normal'
      }
    >
      {children}
    </select>
  </label>
)
