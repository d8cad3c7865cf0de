import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { formatDay, formatDateTime } from '@tomogolf/format/dates'
import { countryNamer } from '@tomogolf/format/countries'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { tDynamic } from '@tomogolf/phrases/translator'
import { prefectureName } from '@tomogolf/format/prefecture-name'
import { fromJapanText } from '@tomogolf/domain/time'
import { ContactText } from '../../components/cells/ContactText.tsx'
import type { ContactSubject } from '../../lib/shown-contacts.tsx'
import { DescriptionGrid } from '../../components/DescriptionGrid.tsx'

/** The order of the forms, which jsonb does not preserve. */
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
/** The phrase group of fields with fixed values. */
const CHOICES: Partial<Record<Name, string>> = {
  caddie: 'requests.caddie',
  budget: 'requests.budget',
  shaft: 'requests.shaft',
  brands: 'requests.brand',
  gender: 'requests.gender',
  contactBy: 'requests.contactBy',
}
const FREE_TEXTS: readonly string[] = ['message', 'wishes', 'requirements']

/** Fields of a request in the operator's language; free text comes first, as written. */
export function RequestFields({
  fields,
  sender,
  beside = false,
}: {
  sender: ContactSubject
  fields: Readonly<Record<string, unknown>>
  /** In a narrow column beside the thread, which has the free text. */
  beside?: boolean
}) {
  const { t, language } = useI18n()
  const label = (name: Name) => tDynamic(t)(LABELS[name] ?? `requests.${name}`)
  const formatItem = (name: Name, value: unknown): string => {
    const text = String(value),
      choice = CHOICES[name] && `${CHOICES[name]}.${text}`
    if (choice && t.has(choice)) return tDynamic(t)(choice)
    if (name === 'nationality') return countryNamer(language)(text)
    if (name === 'prefectures') return prefectureName(text, language)
    if (name === 'from' || name === 'to') return formatDay(text, language, { year: true })
    const teeTime = name === 'teeTime' ? fromJapanText(text) : undefined
    return teeTime === undefined ? text : formatDateTime(teeTime, language)
  }
  const formatValue = (name: Name, value: unknown): ReactNode => {
    if (name === 'phone' || name === 'mobile' || name === 'email')
      return (
        <ContactText
          subject={sender}
          field={name === 'email' ? 'email' : 'phone'}
          masked={String(value)}
        />
      )
    if (name === 'gameId')
      return (
        <Link to="/games/$id" params={{ id: String(value) }} className="link">
          {String(value)}
        </Link>
      )
    return Array.isArray(value)
      ? value.map((entry) => formatItem(name, entry)).join(', ')
      : value === true
        ? t('admin.yes')
        : formatItem(name, value)
  }
  const filled = ORDER.filter((name) => {
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
      {filled
        .filter((name) => !beside && FREE_TEXTS.includes(name))
        .map((name) => (
          <blockquote
            key={name}
            className="border-l-2 border-warning pl-4 text-body break-words whitespace-pre-line"
          >
            {String(fields[name])}
          </blockquote>
        ))}
      <DescriptionGrid
        className={beside ? undefined : 'lg:grid-cols-3'}
        pairs={filled
          .filter((name) => !FREE_TEXTS.includes(name))
          .map((name) => [label(name), formatValue(name, fields[name])] as const)}
      />
    </>
  )
}
