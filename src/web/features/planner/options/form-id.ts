/** Id of the options form: buttons elsewhere on the page refer to it, so that they work without a script. */
export const optionsForm = "options";
