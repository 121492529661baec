/** Id of the form of options: buttons elsewhere on the page belong to it, so that they work without a script. */
export const optionsForm = "options";
