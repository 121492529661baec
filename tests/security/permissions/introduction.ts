/** Text above the tables in docs/permissions.md. */
export const introduction = `# Who may do what

The status with which the built server answers each operation and page, by client. The requests are about things of the
owner, or other things that exist. \`npm run test:security\` repeats all requests and fails on every
difference, and on operations and pages that are missing here; \`npm run test:security -- -u\` writes this file.

| Column        | Client                                                                   |
| ------------- | ------------------------------------------------------------------------ |
| visitor       | Not signed in                                                            |
| link          | A visitor with the share link of the owner's plan                        |
| banned        | A member whose session was ended by a ban, and with it the CSRF token    |
| forged        | A page of another site, in a browser where an administrator is signed in |
| other         | Another member                                                           |
| owner         | The member to whom it belongs                                            |
| reading       | A program with a read-only token of the owner                            |
| token         | A program with a token of the owner with all scopes                      |
| editor        | An editor                                                                |
| administrator | An administrator                                                         |

Requests are as short as possible: 415, 422 and 428 mean that the client is allowed but has not sent enough. 302 leads to
sign-in (or from there to one's own page), and 404 hides from people without access what exists.
`;
