import { Link } from '@tanstack/react-router'
import { useMay } from '../../lib/may.tsx'
import { ContactText } from './ContactText.tsx'
import { Avatar } from '@tomogolf/ui/data/Avatar.tsx'

type PersonRef = { id: string; name: string; email: string; avatarUrl: string | null }

/** Avatar, name and email; the name links to the user. */
export const PersonCell = ({
  person,
  opens,
  quiet,
}: {
  person: PersonRef
  /** Enter on the row opens this link. */
  opens?: boolean
  /** Without the email. */
  quiet?: boolean
}) => {
  const may = useMay()
  return (
    <span className="relative flex min-w-0 items-center gap-3">
      <Avatar person={person} size="small" />
      <span className="min-w-0">
        {may('people.read') ? (
          <Link
            to="/users/$id"
            params={{ id: person.id }}
            data-open={opens || undefined}
            className="block truncate font-semibold after:absolute after:inset-x-0 after:-inset-y-2 hover:underline"
          >
            {person.name}
          </Link>
        ) : (
          <span className="block truncate font-semibold">{person.name}</span>
        )}
        {!quiet && (
          <ContactText
            subject={{ kind: 'person', id: person.id, name: person.name }}
            masked={person.email}
            withPhone
            className="text-xs text-text-3"
          />
        )}
      </span>
    </span>
  )
}
