import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { formatDay, formatDateTime } from '@tomogolf/format/dates'
import { countryNamer } from '@tomogolf/format/countries'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { tDynamic } from '@tomogolf/phrases/translator'
import { prefectureName } from '@tomogolf/format/prefecture-name'
import { fromJapanText } from '@tomogolf/domain/time'
import { Pairs } from '../components/cells.tsx'

/** In the order of the forms; jsonb does not preserve it. */
const ORDER = [
  'subject',
  'message',
  'gameId',
  'from',
  'to',
  'games',
  'teeTime',
  'days',
  'sets',
  'players',
  'caddie',
  'allJapan',
  'prefectures',
  'course',
  'courseName',
  'courseAddress',
  'budget',
  'shaft',
  'brands',
  'leftHanded',
  'wishes',
  'requirements',
  'name',
  'firstName',
  'lastName',
  'gender',
  'nationality',
  'phone',
  'mobile',
  'email',
  'contactBy',
] as const
type Name = (typeof ORDER)[number]
const LABELS: Partial<Record<Name, string>> = {
  from: 'admin.filter.from',
  to: 'admin.filter.to',
  course: 'admin.course.name',
  courseName: 'admin.course.name',
  courseAddress: 'requests.address',
  gameId: 'admin.games.game',
}
/** Fields with values of a choice, and the group of their phrases. */
const CHOICES: Partial<Record<Name, string>> = {
  caddie: 'requests.caddie',
  budget: 'requests.budget',
  shaft: 'requests.shaft',
  brands: 'requests.brand',
  gender: 'requests.gender',
  contactBy: 'requests.contactBy',
}
const LONG: readonly string[] = ['message', 'wishes', 'requirements']

/** Fields of a request in the operator's language; free text comes first, as written. */
export function RequestFields({ fields }: { fields: Readonly<Record<string, unknown>> }) {
  const { t, language } = useI18n()
  const label = (name: Name) => tDynamic(t)(LABELS[name] ?? `requests.${name}`)
  const one = (name: Name, value: unknown): string => {
    const text = String(value),
      choice = CHOICES[name] && `${CHOICES[name]}.${text}`
    if (choice && t.has(choice)) return tDynamic(t)(choice)
    if (name === 'nationality') return countryNamer(language)(text)
    if (name === 'prefectures') return prefectureName(text, language)
    if (name === 'from' || name === 'to') return formatDay(text, language, { year: true })
    const moment = name === 'teeTime' ? fromJapanText(text) : undefined
    return moment === undefined ? text : formatDateTime(moment, language)
  }
  const valueText = (name: Name, value: unknown): ReactNode => {
    if (name === 'gameId')
      return (
        <Link to="/games/$id" params={{ id: String(value) }} className="link">
          {String(value)}
        </Link>
      )
    return Array.isArray(value)
      ? value.map((entry) => one(name, entry)).join(', ')
      : value === true
        ? t('admin.yes')
        : one(name, value)
  }
  const given = ORDER.filter((name) => {
    const value = fields[name]
    return (
      value !== undefined &&
      value !== null &&
      value !== '' &&
      value !== false &&
      !(Array.isArray(value) && value.length === 0)
    )
  })
  return (
    <>
      {given
        .filter((name) => LONG.includes(name))
        .map((name) => (
          <blockquote
            key={name}
            className="border-l-2 border-warning pl-4 text-body break-words whitespace-pre-line"
          >
            {String(fields[name])}
          </blockquote>
        ))}
      <Pairs
        className="lg:grid-cols-3"
        pairs={given
          .filter((name) => !LONG.includes(name))
          .map((name) => [label(name), valueText(name, fields[name])] as const)}
      />
    </>
  )
}
