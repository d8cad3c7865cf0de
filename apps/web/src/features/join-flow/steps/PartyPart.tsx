import type { ReactNode } from 'react'
import { UserRound } from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import { LANGUAGE_CODES, POPULAR_LANGUAGES } from '@tomogolf/domain/people/language-codes'
import { formatAmount } from '@tomogolf/format/money'
import { nameFields } from '@tomogolf/format/person-name'
import { sentences } from '@tomogolf/format/sentences'
import { languageName } from '@tomogolf/format/language-name'
import { Avatar } from '@tomogolf/ui/data/Avatar.tsx'
import { Checkbox } from '@tomogolf/ui/forms/Choice.tsx'
import { Chip } from '@tomogolf/ui/forms/Chip.tsx'
import { Field, FieldGroup } from '@tomogolf/ui/forms/Field.tsx'
import { TextInput } from '@tomogolf/ui/forms/Input.tsx'
import { Segmented } from '@tomogolf/ui/forms/Segmented.tsx'
import { Stepper } from '@tomogolf/ui/forms/Stepper.tsx'
import { useI18n, useT } from '@tomogolf/ui/i18n/i18n.tsx'
import type { GameDetail } from '../../../queries/games.ts'
import { profileQuery } from '../../../queries/profile.ts'
import { useSetting } from '../../../queries/settings.ts'
import { newDraft, type CompanionDraft } from '../companion-draft.ts'

type PartyPartProps = {
  game: GameDetail
  /** Spots that one guest may take now, or wait for. */
  most: number
  /** Of these, the spots that are free now; 0 for a full game. */
  free: number
  mayInvite: boolean
  drafts: readonly CompanionDraft[]
  disabled: boolean
  onDrafts: (drafts: readonly CompanionDraft[]) => void
}

/** How many spots the guest takes, and who the companions are. */
export function PartyPart({
  game,
  most,
  free,
  mayInvite,
  drafts,
  disabled,
  onDrafts,
}: PartyPartProps) {
  const t = useT()
  const { data: profile } = useQuery(profileQuery)
  // spots were taken meanwhile: the guest can still give some up here
  const max = Math.max(most, drafts.length + 1)
  const known = LANGUAGE_CODES.filter((code) => profile?.languages.includes(code))
  const choose = (seats: number) =>
    onDrafts(Array.from({ length: seats - 1 }, (_, index) => drafts[index] ?? newDraft(known)))
  const change = (index: number, draft: CompanionDraft) => onDrafts(drafts.with(index, draft))
  return (
    <fieldset disabled={disabled} className="min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-48">
          <h3 className="font-text text-[1.0625rem] font-semibold tracking-normal">
            {t('game.party.title')}
          </h3>
          <p className="mt-1 text-s text-text-3">
            {free > 0 && free < most
              ? t('game.party.hintFew', { count: free, most })
              : t('game.party.hint', { most })}
          </p>
        </div>
        <Field label={t('game.party.title')} labelHidden>
          <Stepper value={drafts.length + 1} min={1} max={max} onChange={choose} />
        </Field>
      </div>
      {drafts.length > 0 && (
        <div className="mt-4 grid gap-3">
          <Person game={game} name={t('game.party.you')}>
            {profile && <Avatar person={{ id: profile.userId, avatarUrl: profile.avatarUrl }} />}
          </Person>
          {drafts.map((draft, index) => (
            <CompanionFields
              // the order is the identity: companions have no other before they are named
              key={index}
              game={game}
              mayInvite={mayInvite}
              number={index + 1}
              draft={draft}
              onDraft={(changed) => change(index, changed)}
            />
          ))}
        </div>
      )}
    </fieldset>
  )
}

function Person({
  game,
  name,
  note,
  isFree,
  children,
}: {
  game: GameDetail
  name: string
  note?: string
  /** Nothing is held for the spot. */
  isFree?: boolean
  children: ReactNode
}) {
  const { language } = useI18n()
  return (
    <div className="flex items-center gap-3.5 rounded-m bg-surface-2 p-3.5">
      {children}
      <div className="min-w-0 flex-1">
        <b className="block font-semibold">{name}</b>
        {note && <span className="text-s text-text-3">{note}</span>}
      </div>
      {!isFree && <b className="font-semibold">{formatAmount(game.joinPreview.hold, language)}</b>}
    </div>
  )
}

function CompanionFields({
  game,
  mayInvite,
  number,
  draft,
  onDraft,
}: {
  game: GameDetail
  mayInvite: boolean
  number: number
  draft: CompanionDraft
  onDraft: (draft: CompanionDraft) => void
}) {
  const { t, language } = useI18n()
  const hours = useSetting('invitation_hours')
  const name = draft.firstName.trim()
  const title = t('game.party.companion', { number })
  const isInvited = draft.way === 'invited'
  return (
    <div role="group" aria-label={title} className="rounded-m bg-surface-2 pb-4">
      <Person
        game={game}
        name={isInvited ? title : name || title}
        {...(isInvited ? { isFree: true } : { note: t('game.party.onCard') })}
      >
        <span
          aria-hidden
          className="grid size-10 flex-none place-items-center rounded-full border border-dashed border-text-3"
        >
          <UserRound className="size-5 text-text-2" />
        </span>
      </Person>
      {(mayInvite || isInvited) && (
        <div className="px-3.5 pb-4">
          <Segmented
            name={`way-${number}`}
            label={t('game.party.way', { name: title })}
            block
            options={[
              { value: 'covered', label: t('game.party.covered') },
              { value: 'invited', label: t('game.party.invited') },
            ]}
            value={draft.way}
            onChange={(way) => onDraft({ ...draft, way })}
          />
        </div>
      )}
      {isInvited ? (
        <p className="px-3.5 text-s text-text-2">
          {sentences(
            language,
            t('game.party.invitedNote', { count: hours }),
            t('game.party.invitedNext'),
          )}
        </p>
      ) : (
        <CoveredFields game={game} draft={draft} onDraft={onDraft} />
      )}
    </div>
  )
}

function CoveredFields({
  game,
  draft,
  onDraft,
}: {
  game: GameDetail
  draft: CompanionDraft
  onDraft: (draft: CompanionDraft) => void
}) {
  const { t, language } = useI18n()
  const name = draft.firstName.trim()
  const speaks = (code: CompanionDraft['languages'][number]) => draft.languages.includes(code)
  const shown = [...new Set([...POPULAR_LANGUAGES, ...draft.languages])]
  return (
    <div className="grid gap-4 px-3.5">
      <div className="grid grid-cols-2 gap-3">
        {nameFields(language).map((field) => (
          <Field key={field} label={t(`game.party.${field}`)}>
            <TextInput
              value={draft[field]}
              maxLength={60}
              autoComplete="off"
              autoCapitalize="words"
              onChange={(event) => onDraft({ ...draft, [field]: event.currentTarget.value })}
            />
          </Field>
        ))}
      </div>
      <FieldGroup label={t('game.party.languages')}>
        <div className="flex flex-wrap gap-2">
          {shown.map((code) => (
            <Chip
              key={code}
              selected={speaks(code)}
              onClick={() =>
                onDraft({
                  ...draft,
                  languages: speaks(code)
                    ? draft.languages.filter((other) => other !== code)
                    : [...draft.languages, code],
                })
              }
            >
              {languageName(t, code)}
            </Chip>
          ))}
        </div>
      </FieldGroup>
      <Checkbox
        checked={draft.isAdult}
        onChange={(event) => onDraft({ ...draft, isAdult: event.currentTarget.checked })}
      >
        {name ? t('game.party.adult', { name }) : t('game.party.adultUnnamed')}
      </Checkbox>
      {game.womenOnly && (
        <Checkbox
          checked={draft.isWoman}
          onChange={(event) => onDraft({ ...draft, isWoman: event.currentTarget.checked })}
        >
          {name ? t('game.party.woman', { name }) : t('game.party.womanUnnamed')}
        </Checkbox>
      )}
    </div>
  )
}
