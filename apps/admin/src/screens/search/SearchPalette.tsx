import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { apiQuery } from '@tomogolf/api-client/api.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Dialog } from '@tomogolf/ui/overlay/Dialog.tsx'
import { TextInput } from '@tomogolf/ui/forms/Input.tsx'
import { Refusal } from '../../components/Refusal.tsx'
import { linkOf, type Hit } from './hits.ts'
import { HitRow } from './HitRow.tsx'

const MIN_LENGTH = 2
const DELAY_MS = 200

/** The text once typing pauses. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text.trim()), DELAY_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

/**
 * Finds people, games, courses, money and requests. Arrows move, Enter opens, Tab jumps to the next
 * group, Escape closes.
 */
export function SearchPalette({ onClose }: { onClose: () => void }) {
  const t = useT()
  const navigate = useNavigate()
  const listId = useId()
  const list = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [current, setCurrent] = useState(0)
  const search = useSettled(text)
  const isLongEnough = search.length >= MIN_LENGTH
  const { data, error, isFetching } = useQuery({
    ...apiQuery('GET /api/admin/search', { query: { search } }),
    enabled: isLongEnough,
    placeholderData: keepPreviousData,
  })
  const groups = isLongEnough ? (data?.groups ?? []) : []
  const hits = groups.flatMap((group) => group.hits)
  useEffect(() => input.current?.focus(), [])
  useEffect(() => setCurrent(0), [search])
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [current])
  const open = (hit: Hit) => {
    onClose()
    void navigate(linkOf(hit) as never)
  }
  const nextGroup = () => {
    const starts = groups.map((_, i) =>
      groups.slice(0, i).reduce((count, group) => count + group.hits.length, 0),
    )
    return starts.find((start) => start > current) ?? 0
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const hit = hits[current]
    if (event.key === 'ArrowDown') setCurrent(Math.min(current + 1, hits.length - 1))
    else if (event.key === 'ArrowUp') setCurrent(Math.max(current - 1, 0))
    else if (event.key === 'Tab' && !event.shiftKey && groups.length > 1) setCurrent(nextGroup())
    else if (event.key === 'Enter' && hit && !event.nativeEvent.isComposing) open(hit)
    else return
    event.preventDefault()
  }
  return (
    <Dialog open wide onClose={onClose} title={t('admin.search.title')}>
      <TextInput
        type="search"
        icon={Search}
        ref={input}
        role="combobox"
        aria-expanded={hits.length > 0}
        aria-controls={listId}
        aria-activedescendant={hits[current] && `${listId}-${current}`}
        aria-label={t('admin.search.title')}
        placeholder={t('admin.search.placeholder')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {error && isLongEnough && <Refusal error={error} />}
      <p role="status" className="mt-3 text-s text-text-3 empty:hidden">
        {isLongEnough && data && !isFetching && hits.length === 0 && t('admin.search.nothing')}
      </p>
      <div ref={list} id={listId} role="listbox" aria-label={t('admin.search.title')}>
        {groups.map((group) => (
          <div key={group.group} role="group" aria-labelledby={`${listId}-${group.group}`}>
            <p
              id={`${listId}-${group.group}`}
              className="mt-4 mb-1 flex justify-between px-3 text-xs text-text-3"
            >
              {t(`admin.search.group.${group.group}`)}
              <span>
                {t(group.capped ? 'admin.search.more' : 'admin.search.of', {
                  shown: group.hits.length,
                  total: group.total,
                })}
              </span>
            </p>
            {group.hits.map((hit) => {
              const index = hits.indexOf(hit)
              return (
                <HitRow
                  key={hit.id}
                  id={`${listId}-${index}`}
                  hit={hit}
                  search={search}
                  selected={index === current}
                  onPoint={() => setCurrent(index)}
                  onOpen={() => open(hit)}
                />
              )
            })}
          </div>
        ))}
      </div>
      <p className="mt-4 text-xs text-text-3 max-lg:hidden">{t('admin.search.keys')}</p>
    </Dialog>
  )
}
