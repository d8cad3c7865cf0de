import { useState } from 'react'
import { LANGUAGE_CODES, type LanguageCode } from '@tomogolf/domain/people/language-codes'
import { GENDERS, REQUIRED_FIELDS } from '@tomogolf/domain/profile'
import { SKILL_LEVELS } from '@tomogolf/domain/game'
import { LANGUAGES, LANGUAGE_NAMES } from '@tomogolf/phrases/languages'
import { api } from '@tomogolf/api-client/api.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { languageName } from '@tomogolf/format/language-name'
import { ChipGroup } from '@tomogolf/ui/forms/Chip.tsx'
import { CountrySelect } from '@tomogolf/ui/forms/CountrySelect.tsx'
import { Field, FieldGroup } from '@tomogolf/ui/forms/Field.tsx'
import { Select, TextInput } from '@tomogolf/ui/forms/Input.tsx'
import { useDraft } from '../../lib/drafts.ts'
import { useShownContact } from '../../lib/shown-contacts.tsx'
import { ContactText } from '../../components/cells/ContactText.tsx'
import { ReasonDialog } from '../../components/ReasonDialog.tsx'
import type { AdminUser } from '../../lib/records.ts'

const TEXTS = [
  'firstName',
  'lastName',
  'nameLatin',
  'nameKatakana',
  'familyNameKanji',
  'username',
  'contactNumber',
  'birthDate',
  'handicap',
] as const
type Name = (typeof TEXTS)[number] | 'country' | 'languages' | 'gender' | 'skillLevel' | 'language'
type Values = Record<Name, string>
/** What joining a game requires: it can be corrected, not cleared. */
const isRequired = (name: Name) => (REQUIRED_FIELDS as readonly string[]).includes(name)

/** Edited once they are shown. */
const MASKED = { contactNumber: 'phone', birthDate: 'birthDate' } as const
const isMaskedName = (name: Name): name is keyof typeof MASKED => Object.hasOwn(MASKED, name)

const toFormValues = (
  { profile, username }: AdminUser,
  contact: ReturnType<typeof useShownContact>,
): Values => ({
  firstName: profile.firstName ?? '',
  lastName: profile.lastName ?? '',
  nameLatin: profile.nameLatin ?? '',
  nameKatakana: profile.nameKatakana ?? '',
  familyNameKanji: profile.familyNameKanji ?? '',
  username: username ?? '',
  contactNumber: contact?.phone ?? '',
  birthDate: contact?.birthDate ?? '',
  country: profile.country ?? '',
  languages: profile.languages.join(', '),
  handicap: profile.handicap === null ? '' : String(profile.handicap),
  gender: profile.gender ?? '',
  skillLevel: profile.skillLevel ?? '',
  language: profile.language,
})
/** The value for the API: empty text clears a field, numbers are parsed. */
const toRequestValue = (name: Name, value: string) =>
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
export function ProfileDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const t = useT()
  // the values when the dialog opened; after a conflict, the current ones
  const [initial] = useState(user),
    [hadConflict, setHadConflict] = useState(false)
  const person = { kind: 'person' as const, id: user.id, name: user.name }
  // kept once shown: the end of the view would clear what is being edited
  const shown = useShownContact(person)
  const [first, setFirst] = useState(shown)
  if (shown && !first) setFirst(shown)
  const contact = (hadConflict && shown) || first
  const seen = toFormValues(hadConflict ? user : initial, contact)
  const { edited, edit, clear } = useDraft(`profile ${user.id}`)
  const values: Values = { ...seen, ...edited }
  const isHidden = (name: Name): boolean =>
    isMaskedName(name) && !contact && Boolean(user.profile[name])
  const changed = (Object.keys(values) as Name[]).filter(
    (name) => values[name] !== seen[name] && !isHidden(name),
  )
  const spoken = values.languages
    .split(', ')
    .filter((code): code is LanguageCode => (LANGUAGE_CODES as readonly string[]).includes(code))
  const setField = (name: Name) => (event: { target: { value: string } }) =>
    edit(name, event.target.value)
  const findProblem = (name: Name) =>
    changed.includes(name) && isRequired(name) && values[name].trim() === ''
      ? t('errors.field.required')
      : undefined
  const previousHint = (name: Name) =>
    changed.includes(name) ? t('admin.edit.was', { value: seen[name] || '–' }) : undefined
  const renderChoice = (
    name: 'gender' | 'skillLevel',
    options: readonly (readonly [string, string])[],
  ) => (
    <Field label={t(`account.profile.${name}`)} hint={previousHint(name)} error={findProblem(name)}>
      <Select value={values[name]} onChange={setField(name)}>
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
      missing={
        changed.length === 0
          ? t('admin.edit.nothing')
          : changed.some(findProblem)
            ? t('admin.edit.required')
            : undefined
      }
      reasonHint={t('admin.edit.reasonHint')}
      onClose={onClose}
      onDone={clear}
      onConflict={() => setHadConflict(true)}
      run={(reason) =>
        api('PATCH /api/admin/users/:id', {
          params: { id: user.id },
          body: {
            reason,
            seen: Object.fromEntries(changed.map((name) => [name, seen[name]])),
            changes: Object.fromEntries(
              changed.map((name) => [name, toRequestValue(name, values[name])]),
            ),
          },
        })
      }
    >
      <div className="grid gap-4 md:grid-cols-2">
        {TEXTS.map((name) =>
          isMaskedName(name) && isHidden(name) ? (
            <FieldGroup key={name} label={t(`account.profile.${name}`)}>
              <ContactText subject={person} field={MASKED[name]} masked={user.profile[name]} />
            </FieldGroup>
          ) : (
            <Field
              key={name}
              label={t(`account.profile.${name}`)}
              hint={previousHint(name)}
              error={findProblem(name)}
            >
              <TextInput
                value={values[name]}
                onChange={setField(name)}
                type={name === 'birthDate' ? 'date' : 'text'}
                inputMode={name === 'handicap' ? 'decimal' : undefined}
                maxLength={200}
              />
            </Field>
          ),
        )}
        <Field
          label={t('account.profile.country')}
          hint={previousHint('country')}
          error={findProblem('country')}
        >
          <CountrySelect autoComplete="off" value={values.country} onChange={setField('country')} />
        </Field>
        {renderChoice(
          'gender',
          GENDERS.map((value) => [value, t(`account.gender.${value}`)]),
        )}
        {renderChoice(
          'skillLevel',
          SKILL_LEVELS.map((value) => [value, t(`common.skill.${value}`)]),
        )}
        <Field label={t('common.language')}>
          <Select value={values.language} onChange={setField('language')}>
            {LANGUAGES.map((code) => (
              <option key={code} value={code}>
                {LANGUAGE_NAMES[code].own}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <FieldGroup
        label={t('account.profile.languages')}
        hint={previousHint('languages')}
        error={findProblem('languages')}
      >
        <ChipGroup
          name="languages"
          options={LANGUAGE_CODES.map((code) => ({ value: code, label: languageName(t, code) }))}
          value={spoken}
          onChange={(code, on) =>
            edit(
              'languages',
              (on ? [...spoken, code] : spoken.filter((other) => other !== code)).join(', '),
            )
          }
        />
      </FieldGroup>
    </ReasonDialog>
  )
}
