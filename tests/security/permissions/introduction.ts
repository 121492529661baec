/** What stands above the tables in docs/permissions.md. */
export const introduction = `# Who may do what

Each line was asked of the built server by everybody, with what the owner owns or something that is there, and shows the status
of the answer. \`npm run test:security\` asks again and fails on every difference, on operations and pages that are missing here
too; \`npm run test:security -- -u\` writes the tables anew.

| Column        | Who asks                                                                    |
| ------------- | --------------------------------------------------------------------------- |
| visitor       | Nobody we know                                                              |
| link          | A visitor with the share link of the owner's plan                           |
| banned        | A member whose session was ended by a ban; the token against forgery went with it |
| forged        | A page of another site, in a browser where an administrator is signed in    |
| other         | A member, about things of another                                           |
| owner         | The member who owns them                                                    |
| reading       | A program with a token of the owner that may only read                      |
| token         | A program with a token of the owner that may do everything                  |
| editor        | An editor                                                                   |
| administrator | An administrator                                                            |

Requests say as little as can be: 415, 422 and 428 are answers to people who may do what they ask and have not said enough, 302
leads to signing in (or, from there, to one's own page), and 404 is what people are told who must not learn what there is.
`;
