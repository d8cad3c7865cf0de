import { useState } from 'react'
import { GENDERS, LANGUAGE_CODES, type LanguageCode } from '@tomogolf/domain/profile'
import { SKILL_LEVELS } from '@tomogolf/domain/game'
import { LANGUAGES, LANGUAGE_NAMES } from '@tomogolf/phrases/languages'
import { api } from '@tomogolf/api-client/api.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { languageName } from '@tomogolf/format/language-name'
import { ChipGroup } from '@tomogolf/ui/forms/Chip.tsx'
import { CountrySelect } from '@tomogolf/ui/forms/CountrySelect.tsx'
import { Field, FieldGroup } from '@tomogolf/ui/forms/Field.tsx'
import { Select, TextInput } from '@tomogolf/ui/forms/Input.tsx'
import { useDraft } from '../lib/drafts.ts'
import { ReasonDialog } from '../components/ReasonDialog.tsx'
import type { AdminUser } from './UserScreen.tsx'

const TEXTS = [
  'firstName',
  'lastName',
  'username',
  'contactNumber',
  'birthDate',
  'handicap',
] as const
type Name = (typeof TEXTS)[number] | 'country' | 'languages' | 'gender' | 'skillLevel' | 'language'
type Values = Record<Name, string>

const valuesOf = ({ profile: p, username }: AdminUser): Values => ({
  firstName: p.firstName ?? '',
  lastName: p.lastName ?? '',
  username: username ?? '',
  contactNumber: p.contactNumber ?? '',
  birthDate: p.birthDate ?? '',
  country: p.country ?? '',
  languages: p.languages.join(', '),
  handicap: p.handicap === null ? '' : String(p.handicap),
  gender: p.gender ?? '',
  skillLevel: p.skillLevel ?? '',
  language: p.language,
})
/** The value for the server: empty text clears a field, numbers are parsed. */
const sent = (name: Name, value: string) =>
  value.trim() === ''
    ? name === 'username'
      ? ''
      : null
    : name === 'handicap'
      ? Number(value)
      : value.trim()

/**
 * Edits a profile by the rules that apply to its owner. Only changed fields are sent, with the
 * values shown, so that a newer change causes a conflict instead of being overwritten.
 */
export function EditProfile({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const t = useT()
  // the values when the dialog opened; after a conflict, the current ones
  const [first] = useState(user),
    [followed, setFollowed] = useState(false)
  const seen = valuesOf(followed ? user : first)
  const { typed, type, forget } = useDraft(`profile ${user.id}`)
  const values: Values = { ...seen, ...typed }
  const changed = (Object.keys(values) as Name[]).filter((name) => values[name] !== seen[name])
  const spoken = values.languages
    .split(', ')
    .filter((code): code is LanguageCode => (LANGUAGE_CODES as readonly string[]).includes(code))
  const set = (name: Name) => (event: { target: { value: string } }) =>
    type(name, event.target.value)
  const was = (name: Name) =>
    changed.includes(name) ? t('admin.edit.was', { value: seen[name] || '–' }) : undefined
  const choice = (
    name: 'gender' | 'skillLevel',
    options: readonly (readonly [string, string])[],
  ) => (
    <Field label={t(`account.profile.${name}`)} hint={was(name)}>
      <Select value={values[name]} onChange={set(name)}>
        <option value="">–</option>
        {options.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </Field>
  )
  return (
    <ReasonDialog
      draft={`edit ${user.id}`}
      title={t('admin.edit.title', { name: user.name })}
      description={t('admin.edit.text')}
      submit={t('common.save')}
      done={t('admin.edit.done')}
      missing={changed.length > 0 ? undefined : t('admin.edit.nothing')}
      reasonHint={t('admin.edit.reasonHint')}
      onClose={onClose}
      onDone={forget}
      onOvertaken={() => setFollowed(true)}
      run={(reason) =>
        api('PATCH /api/admin/users/:id', {
          params: { id: user.id },
          body: {
            reason,
            seen: Object.fromEntries(changed.map((name) => [name, seen[name]])),
            changes: Object.fromEntries(changed.map((name) => [name, sent(name, values[name])])),
          },
        })
      }
    >
      <div className="grid gap-4 md:grid-cols-2">
        {TEXTS.map((name) => (
          <Field key={name} label={t(`account.profile.${name}`)} hint={was(name)}>
            <TextInput
              value={values[name]}
              onChange={set(name)}
              type={name === 'birthDate' ? 'date' : 'text'}
              inputMode={name === 'handicap' ? 'decimal' : undefined}
              maxLength={200}
            />
          </Field>
        ))}
        <Field label={t('account.profile.country')} hint={was('country')}>
          <CountrySelect autoComplete="off" value={values.country} onChange={set('country')} />
        </Field>
        {choice(
          'gender',
          GENDERS.map((value) => [value, t(`account.gender.${value}`)]),
        )}
        {choice(
          'skillLevel',
          SKILL_LEVELS.map((value) => [value, t(`common.skill.${value}`)]),
        )}
        <Field label={t('common.language')}>
          <Select value={values.language} onChange={set('language')}>
            {LANGUAGES.map((code) => (
              <option key={code} value={code}>
                {LANGUAGE_NAMES[code].own}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <FieldGroup label={t('account.profile.languages')} hint={was('languages')}>
        <ChipGroup
          name="languages"
          options={LANGUAGE_CODES.map((code) => ({ value: code, label: languageName(t, code) }))}
          value={spoken}
          onChange={(code, on) =>
            type(
              'languages',
              (on ? [...spoken, code] : spoken.filter((other) => other !== code)).join(', '),
            )
          }
        />
      </FieldGroup>
    </ReasonDialog>
  )
}
